import '../../ui/mantine-styles.ts';
import { OwnProfile, type PersonPage } from '@atrium/contract/profile-people';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ChangedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../ui/forms/use-known-values.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { PickPictures } from './picked-pictures.tsx';
import { useUpdateProfile } from './profile-commands.queries.ts';
import classes from './profile-panel.module.css';
import { useUploadPicture } from './use-pictures.ts';

const networks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
const Links = OwnProfile.shape.socialLinks.shape;

/** The fields as they stand in the form, one beside the other. */
const Edited = z.object({
  designation: OwnProfile.shape.designation,
  lives: OwnProfile.shape.lives,
  about: OwnProfile.shape.about,
  website: OwnProfile.shape.website,
  ...Links,
  avatar: z.string(),
  cover: z.string(),
});

function valuesOf({ designation, lives, about, website, socialLinks, avatar, cover }: PersonPage) {
  return { designation, lives, about, website, ...socialLinks, avatar, cover };
}

type Values = ReturnType<typeof valuesOf>;

export function ProfilePanel({ person, onClose }: { person: PersonPage; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('profile.editTitle')} onClose={onClose}>
      {(panel) => <ProfileForm person={person} panel={panel} />}
    </SidePanel>
  );
}

/** Only what was changed is sent, so that what another tab changed meanwhile stays. */
function ProfileForm({ person, panel }: { person: PersonPage; panel: PanelControls }) {
  const { t } = useTranslation();
  const update = useUpdateProfile();
  const contractForm = useContractForm<Values, unknown>({
    schema: Edited,
    initialValues: valuesOf(person),
    submit: async () => {
      await update.mutateAsync(changesOf(valuesOf(known), form.getValues()));
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, person, valuesOf);
  const { form } = contractForm;
  const values = form.getValues();
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('profile.save')} isKnown className={classes.form}>
      {isBehind && <ChangedMeanwhile said={t('profile.changedMeanwhile')} onLoad={load} />}
      <OwnPicture
        label={t('profile.avatar')}
        value={values.avatar}
        name={person.name}
        onChange={(picture) => form.setFieldValue('avatar', picture)}
      />
      <OwnPicture
        label={t('profile.cover')}
        value={values.cover}
        onChange={(picture) => form.setFieldValue('cover', picture)}
      />
      <TextInput label={t('profile.designation')} {...form.getInputProps('designation')} />
      <TextInput label={t('profile.lives')} {...form.getInputProps('lives')} />
      <Textarea label={t('profile.about')} autosize minRows={3} {...form.getInputProps('about')} />
      <TextInput label={t('profile.website')} type="url" dir="ltr" {...form.getInputProps('website')} />
      {networks.map((network) => (
        <TextInput
          key={network}
          label={t(`profile.network.${network}`)}
          type="url"
          dir="ltr"
          {...form.getInputProps(network)}
        />
      ))}
    </PanelForm>
  );
}

function changesOf(before: Values, after: Values) {
  const { designation, lives, about, website, avatar, cover } = after;
  const own = { designation, lives, about, website, avatar, cover };
  const isChanged = ([name, value]: readonly [string, string]) => new Map(Object.entries(before)).get(name) !== value;
  const links = Object.fromEntries(networks.map((network) => [network, after[network]] as const).filter(isChanged));
  const changes = Object.fromEntries(Object.entries(own).filter(isChanged));
  return Object.keys(links).length > 0 ? { ...changes, socialLinks: links } : changes;
}

interface OwnPictureProps {
  label: string;
  value: string;
  /** Of whom it is a portrait; a wide picture when left out. */
  name?: string;
  onChange: (picture: string) => void;
}

function OwnPicture({ label, value, name, onChange }: OwnPictureProps) {
  const { t } = useTranslation();
  const { upload, isUploading } = useUploadPicture();
  const pick = async ([file]: readonly File[]) => {
    const picture = file ? await upload(file) : null;
    if (picture !== null) onChange(picture);
  };
  return (
    <fieldset className={classes.ownPicture} aria-busy={isUploading}>
      <legend>{label}</legend>
      {name === undefined ? (
        <div className={classes.coverPreview}>{value !== '' && <StoredPicture picture={value} alt="" />}</div>
      ) : (
        <PersonAvatar name={name} picture={value} size="lg" />
      )}
      <PickPictures
        icon={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
        label={t('profile.choose', { what: label })}
        onPick={(files) => void pick(files)}
        isBusy={isUploading}
      />
      {value !== '' && (
        <Button
          variant="subtle"
          color="danger"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          aria-label={t('profile.removeOf', { what: label })}
          onClick={() => onChange('')}
        >
          {t('profile.remove')}
        </Button>
      )}
    </fieldset>
  );
}

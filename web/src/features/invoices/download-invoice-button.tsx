import '../../ui/mantine-styles.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileCode, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { documentLanguageOf } from '../../ui/billing/document-language.ts';
import { usePdfDownload } from '../../ui/billing/pdf-download.ts';
import classes from './batches/invoice-files.module.css';
import { useElectronicDownload } from './batches/invoice-files.queries.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The invoice as a file: a PDF at once, or what the menu beside it has. */
export function DownloadInvoiceButton({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const pdf = usePdfDownload(id, documentLanguageOf(i18n.language), ability.can('update', 'Invoice'));
  const electronic = useElectronicDownload(id);
  return (
    <Button.Group className={classes.split}>
      <Button
        variant="default"
        className={classes.main}
        leftSection={<IconDownload {...icon} />}
        loading={pdf.isPending || electronic.isPending}
        onClick={() => pdf.mutate()}
      >
        {t('invoiceFiles.download')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" className={classes.more} aria-label={t('invoiceFiles.formats')}>
            <IconChevronDown {...icon} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileTypePdf {...icon} />} onClick={() => pdf.mutate()}>
            {t('invoiceFiles.pdf')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileCode {...icon} />} onClick={() => electronic.mutate()}>
            {t('invoiceFiles.electronic')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}

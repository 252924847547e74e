import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnLabels } from '../../../ui/mail-labels.ts';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { AddLabelForm, EditLabelForm } from './label-form.tsx';
import { LabelGone } from './label-gone.tsx';

interface LabelPanelProps {
  /** Undefined for a new one. */
  labelId: number | undefined;
  onClose: () => void;
}

/** The name and the colour of a label of one's own. */
export function LabelPanel({ labelId, onClose }: LabelPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t(labelId === undefined ? 'mail.ownLabels.add' : 'mail.ownLabels.edit')} onClose={onClose}>
      {(panel) =>
        labelId === undefined ? <AddLabelForm panel={panel} /> : <EditedLabel labelId={labelId} panel={panel} />
      }
    </SidePanel>
  );
}

function EditedLabel({ labelId, panel }: { labelId: number; panel: PanelControls }) {
  const { t } = useTranslation();
  const labels = useOwnLabels();
  const isGone = labels !== undefined && !labels.some(({ id }) => id === labelId);
  const { setDirty } = panel;
  // There is nothing to save any more, and nothing to ask about.
  useEffect(() => {
    if (isGone) setDirty(false);
  }, [isGone, setDirty]);
  if (!labels) return <Skeleton height={160} role="status" aria-label={t('table.loading')} />;
  const label = labels.find(({ id }) => id === labelId);
  return label ? <EditLabelForm label={label} panel={panel} /> : <LabelGone />;
}

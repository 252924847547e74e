import type { MailRule } from '@atrium/contract/mail-rules';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { AddMailRuleForm, EditMailRuleForm } from './mail-rule-form.tsx';
import { MailRuleList } from './mail-rule-list.tsx';
import { mailRuleQuery } from './mail-rules.queries.ts';

/** Null is the list. */
type Shown = 'new' | MailRule | null;

const byAddress = { parameter: 'rule', query: mailRuleQuery, open: (rule: MailRule): NonNullable<Shown> => rule };

interface MailRulesPanelProps {
  /** Whose mails a new rule is to be for. */
  sender: string | undefined;
  /** The rule is there, or is not wanted. */
  onSenderDone: () => void;
  onClose: () => void;
}

/** What is done with the mails that come, before one sees them. */
export function MailRulesPanel({ sender, onSenderDone, onClose }: MailRulesPanelProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useOpened(sender === undefined ? byAddress : { ...byAddress, initial: 'new' });
  const isSenderDone = sender !== undefined && shown === null;
  // Not before the form is gone: it would ask whether it may be left.
  useEffect(() => {
    if (isSenderDone) onSenderDone();
  });
  return (
    <SidePanel title={t(titleKeyOf(shown))} onClose={onClose}>
      {(panel) => {
        const leave = () => {
          panel.setDirty(false);
          setShown(null);
        };
        if (shown === null) return <MailRuleList onAdd={() => setShown('new')} onEdit={setShown} />;
        if (shown === 'new') return <AddMailRuleForm sender={sender} setDirty={panel.setDirty} onDone={leave} />;
        return <EditMailRuleForm key={shown.id} rule={shown} setDirty={panel.setDirty} onDone={leave} />;
      }}
    </SidePanel>
  );
}

function titleKeyOf(shown: Shown): string {
  if (shown === null) return 'mail.rules.title';
  return shown === 'new' ? 'mail.rules.add' : 'mail.rules.edit';
}

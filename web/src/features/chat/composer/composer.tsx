import { useAbility } from '../../../session/ability.ts';
import { BlockedNote } from '../contacts/blocked-note.tsx';
import { type Editing, EditingField, type EditingFieldProps } from './editing-field.tsx';
import { WritingField, type WritingFieldProps } from './writing-field.tsx';

interface ComposerProps extends WritingFieldProps, Omit<EditingFieldProps, 'editing'> {
  editing: Editing | null;
}

export function Composer(props: ComposerProps) {
  const { partner } = props;
  const canCreate = useAbility().can('create', 'Chat');
  if (partner.kind === 'contact' && !partner.takesWords) return <BlockedNote contact={partner.contact} />;
  if (!canCreate) return null;
  const { editing } = props;
  return editing ? <EditingField key={editing.message.id} {...props} editing={editing} /> : <WritingField {...props} />;
}

import '../mantine-styles.ts';
import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import TextAlign from '@tiptap/extension-text-align';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EndingLinks } from './ending-links.ts';
import { KeysAround } from './keys-around.ts';
import { LineOverAll } from './line-over-all.ts';
import { PastedTables } from './pasted-tables.ts';
import { RedoKeys } from './redo-keys.ts';
import classes from './rich-text-field.module.css';
import { useOwnWriting } from './use-own-writing.ts';
import { WrittenLinks } from './written-links.ts';

interface RichTextFieldProps {
  label: string;
  /** HTML; '' is nothing. */
  value: string;
  onChange: (html: string) => void;
  error?: ReactNode;
  /** Whether one writes here at once. */
  hasFocusFirst?: boolean;
  /** Whether it is long enough to have headings, and quotes. */
  hasHeadings?: boolean;
}

/** Text with a few forms: bold, italic, underlined, struck, lists, links, alignment. */
export function RichTextField({
  label,
  value,
  onChange,
  error,
  hasFocusFirst = false,
  hasHeadings = false,
}: RichTextFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const errorId = `${id}-error`;
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: hasHeadings && { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
      }),
      WrittenLinks,
      EndingLinks,
      LineOverAll,
      KeysAround,
      RedoKeys,
      PastedTables,
      TextAlign.configure({ types: hasHeadings ? ['paragraph', 'heading'] : ['paragraph'] }),
    ],
    content: value,
    autofocus: hasFocusFirst && 'end',
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : now.getHTML();
      write(html);
      onChange(html);
    },
  });
  const write = useOwnWriting(value, (text) => editor?.commands.setContent(text, { emitUpdate: false }));
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error} errorProps={{ id: errorId }}>
      <RichTextEditor
        editor={editor}
        labels={labelsOf(t)}
        classNames={{ content: classes.content, toolbar: classes.toolbar }}
      >
        <Toolbar hasHeadings={hasHeadings} />
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}

function Toolbar({ hasHeadings }: { hasHeadings: boolean }) {
  return (
    <RichTextEditor.Toolbar>
      {hasHeadings && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

function labelsOf(t: (key: string) => string) {
  return {
    boldControlLabel: t('ui.richText.bold'),
    h2ControlLabel: t('ui.richText.heading'),
    h3ControlLabel: t('ui.richText.smallHeading'),
    blockquoteControlLabel: t('ui.richText.quote'),
    italicControlLabel: t('ui.richText.italic'),
    underlineControlLabel: t('ui.richText.underline'),
    strikeControlLabel: t('ui.richText.strike'),
    alignLeftControlLabel: t('ui.richText.alignLeft'),
    alignCenterControlLabel: t('ui.richText.alignCenter'),
    alignRightControlLabel: t('ui.richText.alignRight'),
    bulletListControlLabel: t('ui.richText.bulletList'),
    orderedListControlLabel: t('ui.richText.orderedList'),
    linkControlLabel: t('ui.richText.link'),
    unlinkControlLabel: t('ui.richText.unlink'),
    linkEditorInputLabel: t('ui.richText.linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('ui.richText.linkNewTab'),
    linkEditorInternalLink: t('ui.richText.linkSameTab'),
    linkEditorSave: t('ui.richText.linkSave'),
  };
}

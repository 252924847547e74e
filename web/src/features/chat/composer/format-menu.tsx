import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconSourceCode,
  IconStrikethrough,
  IconTypography,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './composer.module.css';
import { formats } from './formatting.ts';
import type { Formatting } from './use-formatting.ts';

const icons = {
  bold: IconBold,
  italic: IconItalic,
  strike: IconStrikethrough,
  code: IconCode,
  block: IconSourceCode,
  quote: IconBlockquote,
} as const;

/** How each is written, for whoever would rather type it. */
const written = { bold: '*…*', italic: '_…_', strike: '~…~', code: '`…`', block: '```…```', quote: '> …' } as const;

const keys = { bold: 'B', italic: 'I', strike: null, code: null, block: null, quote: null } as const;

/** What marks and keys make of what is selected. */
export function FormatMenu({ formatting }: { formatting: Formatting }) {
  const { t } = useTranslation();
  return (
    // The field has the focus then, with what was selected.
    <Menu position="top-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('chat.format.open')} title={t('chat.format.open')}>
          <IconTypography size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => {
          const Icon = icons[format];
          const key = keys[format];
          return (
            <Menu.Item
              key={format}
              leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
              rightSection={<Hint written={written[format]} keyName={key} />}
              aria-keyshortcuts={key ? `Control+${key}` : undefined}
              onClick={() => formatting.apply(format)}
            >
              {t(`chat.format.${format}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function Hint({ written: marks, keyName }: { written: string; keyName: string | null }) {
  const { t } = useTranslation();
  return (
    <span className={classes.hint} aria-hidden>
      <code dir="ltr">{marks}</code>
      {keyName && (
        <kbd dir="ltr">
          {t('table.keyNames.Ctrl')}+{keyName}
        </kbd>
      )}
    </span>
  );
}

import type { Email } from '@atrium/contract/mail';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { SelectAllBox } from '../../ui/data-table/select-box.tsx';
import { type Selection, selectionOf } from '../../ui/data-table/selection.ts';
import { ToolButton } from '../../ui/data-table/tool-button.tsx';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { perPage } from './mail.queries.ts';
import { MailActions } from './mail-actions.tsx';
import { type Chosen, useEmptyFolder } from './mail-commands.queries.ts';
import classes from './mail-list.module.css';
import type { OpenMailMenu } from './mail-menus.ts';
import type { ListedFolder } from './mail-search.ts';

interface MailBarProps extends OpenMailMenu {
  folder: ListedFolder | undefined;
  emails: readonly Email[];
  chosen: Chosen;
  total: number | undefined;
  page: number;
  onPage: (page: number) => void;
  onSelect: (selection: Selection) => void;
}

/** Above the rows: all of them at once, what can be done with the chosen ones, and the pages. */
export function MailBar({ folder, emails, chosen, total, page, menu, onMenu, onPage, onSelect }: MailBarProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const ids = emails.map(({ id }) => String(id));
  const count = chosen.mails.length;
  return (
    <div className={classes.bar} {...(count > 0 && { role: 'toolbar', 'aria-label': t('table.bulkActions') })}>
      {ability.can('update', 'Mail') && (
        <span className={classes.selectAll}>
          <SelectAllBox
            selected={count}
            total={ids.length}
            onChange={(isSelected) => onSelect(isSelected ? selectionOf(ids) : {})}
          />
        </span>
      )}
      {count > 0 && (
        <>
          <span className={classes.count} aria-live="polite">
            {t('table.selected', { count, formatted: number(count) })}
          </span>
          <MailActions chosen={chosen} menu={menu} onMenu={onMenu} onDone={() => onSelect({})} />
          <ToolButton label={t('table.deselect')} onClick={() => onSelect({})}>
            <IconX size={18} stroke={1.5} aria-hidden />
          </ToolButton>
        </>
      )}
      {count === 0 && (folder === 'trash' || folder === 'spam') && (total ?? 0) > 0 && <EmptyFolder folder={folder} />}
      <Pages page={page} total={total} onPage={onPage} />
    </div>
  );
}

/** Everything in there at once, so it asks. */
function EmptyFolder({ folder }: { folder: 'trash' | 'spam' }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const empty = useEmptyFolder();
  const { confirm, dialog } = useConfirm();
  if (!ability.can('delete', 'Mail')) return null;
  const name = t(`mail.folders.${folder}`);
  const onClick = async () => {
    const question = { title: t('mail.emptyTitle', { name }), text: t('mail.emptyText'), confirm: t('mail.emptyIt') };
    if (await confirm({ ...question, isDanger: true })) empty.mutate(folder);
  };
  return (
    <>
      <Button size="compact-sm" variant="subtle" loading={empty.isPending} onClick={() => void onClick()}>
        {t('mail.emptyFolder', { name })}
      </Button>
      {dialog}
    </>
  );
}

function Pages({ page, total, onPage }: Pick<MailBarProps, 'page' | 'total' | 'onPage'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (total === undefined || (total === 0 && page === 1)) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true, className: classes.arrow } as const;
  return (
    <nav className={classes.pages} aria-label={t('table.pages')}>
      <bdi className={classes.range}>
        {first > last
          ? t('table.rangeEmpty', { total: number(total) })
          : t('table.range', { first: number(first), last: number(last), total: number(total) })}
      </bdi>
      {(lastPage > 1 || page > 1) && (
        <>
          <ActionIcon
            disabled={page <= 1}
            aria-label={t('table.previousPage')}
            onClick={() => onPage(Math.min(page - 1, lastPage))}
          >
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <ActionIcon disabled={page >= lastPage} aria-label={t('table.nextPage')} onClick={() => onPage(page + 1)}>
            <IconChevronRight {...icon} />
          </ActionIcon>
        </>
      )}
    </nav>
  );
}

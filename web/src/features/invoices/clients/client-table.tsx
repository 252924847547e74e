import type { Client } from '@atrium/contract/clients';
import { IconAddressBook, IconEdit, IconFileInvoice, IconFilePlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../i18n/languages.ts';
import { useAbility } from '../../../session/ability.ts';
import { countryIn } from '../../../ui/countries.ts';
import { answerOf } from '../../../ui/data-table/answer-of.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { DataColumn, RowAction } from '../../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import labels from '../invoice-labels.module.css';
import { ClientPerson } from '../invoice-labels.tsx';
import { ClientListSearch, clientListDefaults } from './client-list-search.ts';
import { clientListQuery, useDeleteClient } from './clients.queries.ts';

interface ClientTableProps {
  onEdit: (client: Client) => void;
  addButton: ReactNode;
}

export function ClientTable({ onEdit, addButton }: ClientTableProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [state, onChange] = useListSearch(ClientListSearch, clientListDefaults);
  const list = useQuery(clientListQuery(state));
  const columns = useClientColumns();
  const { ofRow, remove } = useClientActions(onEdit);
  return (
    <DataTable
      list="clients"
      label={t('invoices.clients.title')}
      columns={columns}
      rowId={idOf}
      rowLabel={nameOf}
      answer={answerOf(list, ({ clients }) => clients)}
      state={state}
      onChange={onChange}
      searchLabel={t('invoices.clients.search')}
      empty={
        <EmptyState
          icon={<IconAddressBook size={20} stroke={1.5} />}
          title={t('invoices.clients.empty')}
          text={t('invoices.clients.emptyText')}
          action={addButton}
        />
      }
      onOpen={({ id }) => void navigate({ to: '/apps/invoice/clients/$id', params: { id: String(id) } })}
      {...(remove && { onDelete: remove })}
      rowActions={ofRow}
      hasSavedViews
      prefetch={(page) => void client.prefetchQuery(clientListQuery({ ...state, page }))}
    />
  );
}

const idOf = ({ id }: Client) => id;
const nameOf = ({ name }: Client) => name;

function useClientColumns(): readonly DataColumn<Client>[] {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const header = (field: keyof Client) => t(`invoices.clients.fields.${field}`);
    return [
      {
        id: 'name',
        header: header('name'),
        isSortable: true,
        cell: (client) => <ClientPerson client={client} />,
        width: 280,
        isHideable: false,
        card: 'heading',
      },
      { id: 'company', header: header('company'), cell: ({ company }) => <bdi>{company}</bdi>, width: 200 },
      {
        id: 'country',
        header: header('country'),
        cell: ({ country }) => countryIn(i18n.language, country),
        width: 150,
      },
      { id: 'contact', header: header('contact'), cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi>, width: 170 },
      {
        id: 'language',
        header: header('language'),
        cell: ({ language }) => <bdi>{languageNames[language]}</bdi>,
        width: 130,
        isHiddenByDefault: true,
      },
      {
        id: 'address',
        header: header('address'),
        cell: ({ address }) => <bdi>{address}</bdi>,
        width: 240,
        isHiddenByDefault: true,
      },
      {
        id: 'vatNumber',
        header: header('vatNumber'),
        cell: ({ vatNumber }) => <bdi dir="ltr">{vatNumber}</bdi>,
        width: 170,
        isHiddenByDefault: true,
      },
      {
        id: 'buyerReference',
        header: header('buyerReference'),
        cell: ({ buyerReference }) => <bdi>{buyerReference}</bdi>,
        width: 170,
        isHiddenByDefault: true,
      },
      {
        id: 'id',
        header: header('id'),
        isSortable: true,
        cell: ({ id }) => id,
        width: 90,
        align: 'end',
        isHiddenByDefault: true,
      },
      {
        id: 'invoices',
        header: t('invoices.clients.invoices'),
        cell: ({ id, name }) => (
          <Link
            to="/apps/invoice/list"
            search={{ clientId: id }}
            className={labels.number}
            aria-label={t('invoices.clients.invoicesOf', { name })}
          >
            {t('invoices.clients.invoices')}
          </Link>
        ),
        width: 120,
      },
    ];
  }, [t, i18n.language]);
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

function useClientActions(onEdit: (client: Client) => void) {
  const { t } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const { mutate } = useDeleteClient();
  const action = (id: string, drawn: ReactNode, onSelect: () => void): RowAction => ({
    id,
    label: t(`invoices.clients.actions.${id}`),
    icon: drawn,
    onSelect,
  });
  const canDelete = ability.can('delete', 'Invoice');
  const ofRow = (client: Client): readonly RowAction[] => {
    const { id } = client;
    return [
      action(
        'invoices',
        <IconFileInvoice {...icon} />,
        () => void navigate({ to: '/apps/invoice/list', search: { clientId: id } }),
      ),
      ...(ability.can('create', 'Invoice')
        ? [
            action(
              'write',
              <IconFilePlus {...icon} />,
              () => void navigate({ to: '/apps/invoice/add', search: { client: id } }),
            ),
          ]
        : []),
      ...(ability.can('update', 'Invoice') ? [action('edit', <IconEdit {...icon} />, () => onEdit(client))] : []),
      ...(canDelete ? [{ ...action('delete', <IconTrash {...icon} />, () => mutate(client)), isDanger: true }] : []),
    ];
  };
  return { ofRow, remove: canDelete ? (client: Client) => mutate(client) : undefined };
}

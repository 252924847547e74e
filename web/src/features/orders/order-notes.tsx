import { type OrderNote, OrderNoteText } from '@atrium/contract/order-notes';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Comment, CommentDeed, CommentDeeds } from '../../ui/comments/comment.tsx';
import { CommentForm } from '../../ui/comments/comment-form.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import classes from './order-notes.module.css';
import { orderNotesQuery, useAddOrderNote, useDeleteOrderNote, useUpdateOrderNote } from './order-notes.queries.ts';

const asked = { schema: OrderNoteText, maxLength: 2_000 };

/** What those who look after orders write for each other. */
export function OrderNotes({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(orderNotesQuery(orderId));
  const add = useAddOrderNote(orderId);
  return (
    <Panel title={t('orders.notes.title')} text={t('orders.notes.hint')}>
      {data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height={80} />}
      {data && data.notes.length > 0 && (
        <ul className={classes.notes} aria-label={t('orders.notes.title')}>
          {data.notes.map((note) => (
            <li key={note.id}>
              <Note note={note} />
            </li>
          ))}
        </ul>
      )}
      <CommentForm {...asked} label={t('orders.notes.new')} submit={t('orders.notes.add')} send={add.mutateAsync} />
    </Panel>
  );
}

function Note({ note }: { note: OrderNote }) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const [isEditing, setIsEditing] = useState(false);
  const close = useCallback(() => setIsEditing(false), []);
  const { avatar, text, createdAt, editedAt } = note;
  const name = nameOf(note.name);
  return (
    <Comment
      label={t('orders.notes.of', { name })}
      name={note.name}
      avatar={avatar}
      size="sm"
      createdAt={createdAt}
      edited={editedAt === null ? null : t('orders.notes.edited')}
      text={text}
      form={isEditing ? <EditForm note={note} onClose={close} /> : null}
    >
      {!isEditing && <Deeds note={note} name={name} onEdit={() => setIsEditing(true)} />}
    </Comment>
  );
}

function EditForm({ note: { id, text }, onClose }: { note: OrderNote; onClose: () => void }) {
  const { t } = useTranslation();
  const [original] = useState(text);
  const { mutateAsync } = useUpdateOrderNote(id);
  return (
    <CommentForm
      {...asked}
      label={t('orders.notes.yours')}
      submit={t('orders.notes.save')}
      text={original}
      send={mutateAsync}
      onClose={onClose}
    />
  );
}

interface DeedsProps {
  note: OrderNote;
  name: string;
  onEdit: () => void;
}

function Deeds({ note: { id, isOwn, mayDelete }, name, onEdit }: DeedsProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useDeleteOrderNote(id);
  if (!isOwn && !mayDelete) return null;
  return (
    <CommentDeeds>
      {isOwn && (
        <CommentDeed label={t('orders.notes.editYours')} onClick={onEdit}>
          {t('orders.notes.edit')}
        </CommentDeed>
      )}
      {mayDelete && (
        <CommentDeed label={t('orders.notes.deleteOf', { name })} disabled={isPending} onClick={() => mutate()}>
          {t('orders.notes.delete')}
        </CommentDeed>
      )}
    </CommentDeeds>
  );
}

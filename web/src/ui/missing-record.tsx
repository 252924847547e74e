import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './missing-record.module.css';

interface MissingRecordProps {
  title: string;
  text?: string;
  /** The list that it would be in. */
  list: LinkProps['to'];
  listLabel: string;
}

/** The address names something that is not there, or no more. */
export function MissingRecord({ title, text, list, listLabel }: MissingRecordProps) {
  return (
    <Alert color="danger" role="alert" icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />} title={title}>
      {text}{' '}
      <Link to={list} className={classes.link}>
        {listLabel}
      </Link>
    </Alert>
  );
}

import type { LayerItem } from '@atrium/contract/calendar-layers';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';

/** What a task or an invoice is called in the calendar. */
export function useLayerTitle(): (item: LayerItem) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return useCallback(
    ({ entity, entityId, title, amountCents, currency }) => {
      if (entity === 'task') return title;
      return t('calendar.layer.invoiceTitle', {
        id: entityId,
        client: title,
        amount: money(amountCents ?? 0, currency),
      });
    },
    [t, money],
  );
}

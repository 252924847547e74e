import { useTranslation } from 'react-i18next';
import { sentenceKey } from '../../backend/localized-sentence.ts';

/** What the back end says of plans, in the language that is read; as it is where a house has written its own. */
export function usePlanWords(): (text: string) => string {
  const { t } = useTranslation();
  return (text) => t(`pricing.sentences.${sentenceKey(text)}`, { n: /\d+/.exec(text)?.[0] ?? '', defaultValue: text });
}

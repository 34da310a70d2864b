import { nbsp } from '../kit/typography.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { useText } from '../ui/TextContext.tsx';
import { guaranteeTexts } from './guarantee.texts.ts';
import type { DurabilityGuarantee } from './model.ts';

/** What the law guarantees of every good: in words on the page, for a picture alone is not read to everybody. */
export function LegalGuarantee() {
  const t = useText(guaranteeTexts);
  return <p>{nbsp(t('words'))}</p>;
}

/** What its producer guarantees beyond that: who, of which model, for how long. */
export function Durability({ guarantee, producer }: { guarantee: DurabilityGuarantee; producer: string }) {
  const t = useText(guaranteeTexts);
  const { months, model } = guarantee;
  const time = months % 12 === 0 ? t('years', { n: months / 12 }) : t('months', { n: months });
  const facts = [
    { key: 'producer', term: t('producer'), value: producer },
    { key: 'model', term: t('model'), value: model },
    { key: 'time', term: t('time'), value: nbsp(t('cover', { time })) },
  ];
  return <DefinitionList items={facts} />;
}

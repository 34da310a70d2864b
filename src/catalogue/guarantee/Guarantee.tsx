import { nbsp } from '../../kit/typography.ts';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import type { LawPicture } from '../legalInfo.ts';
import styles from './Guarantee.module.css';
import { durabilityTime, labelAlt, lawPath, type Notice, noticeAlt, type ProducerGuarantee } from './model.ts';
import { guaranteeTexts } from './texts.ts';

/** What the law guarantees of every good: in words, for a picture alone is not read to everybody, and as the official notice. */
export function LegalGuarantee({ notice }: { notice: Notice | undefined }) {
  const t = useText(guaranteeTexts);
  const texts = useTextOverrides();
  const words = <p>{nbsp(t('words'))}</p>;
  if (!notice) return words;
  return (
    <div className={`stack ${styles.legal}`}>
      {words}
      <Official picture={notice} alt={noticeAlt(notice, texts)} />
      <p>
        <a href={notice.href} rel="noopener noreferrer">
          {t('more')}
        </a>
      </p>
    </div>
  );
}

/** What its producer guarantees beyond that: who, of which model, for how long. */
export function Durability({ given }: { given: ProducerGuarantee }) {
  const t = useText(guaranteeTexts);
  const texts = useTextOverrides();
  const facts = [
    { key: 'producer', term: t('producer'), value: given.producer },
    { key: 'model', term: t('model'), value: given.model },
    { key: 'time', term: t('time'), value: nbsp(t('cover', { time: durabilityTime(given, texts) })) },
  ];
  return (
    <div className={`stack ${styles.legal}`}>
      <DefinitionList items={facts} />
      <DurabilityLabel given={given} />
    </div>
  );
}

/** The label of a producer, where the shop has it. */
export function DurabilityLabel({ given }: { given: ProducerGuarantee }) {
  const texts = useTextOverrides();
  return given.label && <Official picture={given.label} alt={labelAlt(given, texts)} />;
}

const Official = ({ picture, alt }: { picture: LawPicture; alt: string }) => (
  <img
    className={styles.picture}
    src={lawPath(picture)}
    width={picture.width}
    height={picture.height}
    alt={alt}
    loading="lazy"
  />
);

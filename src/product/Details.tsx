import type { ReactNode } from 'react';
import { EnergyArrow } from '../catalogue/EnergyArrow.tsx';
import { Durability, LegalGuarantee } from '../catalogue/guarantee/Guarantee.tsx';
import { guaranteeTexts } from '../catalogue/guarantee/texts.ts';
import type { Contact, EnergyLabel } from '../catalogue/legalInfo.ts';
import { nbsp } from '../kit/typography.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Prose } from '../ui/Prose.tsx';
import { useText } from '../ui/TextContext.tsx';
import { unbrokenCodes } from '../ui/unbrokenCodes.tsx';
import { Attachments } from './attachments/Attachments.tsx';
import styles from './Details.module.css';
import { detailsTexts } from './details.texts.ts';
import { questionTexts } from './question/texts.ts';
import type { ProductView } from './view.ts';

/** Description, facts, safety and warranty, each with its heading on the left; further sections after them. */
export function Details({ view, children }: { view: ProductView; children?: ReactNode }) {
  const t = useText(detailsTexts);
  const guarantee = useText(guaranteeTexts);
  const facts = [
    { key: 'producer', term: t('manufacturer'), value: <a href={view.producer.href}>{view.producer.name}</a> },
    ...view.parameters.map(({ name, value }) => ({ key: name, term: nbsp(name), value: nbsp(value) })),
    ...(view.ean === undefined ? [] : [{ key: 'ean', term: t('ean'), value: view.ean }]),
  ];
  return (
    <div className={`stack ${styles.long}`} data-far="">
      {view.descriptionHtml !== undefined && (
        <section id="projector_longdescription" aria-labelledby="description">
          <h2 id="description">{t('description')}</h2>
          <Prose html={view.descriptionHtml} />
        </section>
      )}
      <section id="projector_dictionary" aria-labelledby="facts">
        <h2 id="facts">{t('parameters')}</h2>
        <DefinitionList items={facts} />
      </section>
      {view.energyLabel && <Energy label={view.energyLabel} />}
      <Safety safety={view.safety} />
      {view.attachments.length > 0 && <Attachments attachments={view.attachments} />}
      {view.warranty && (
        <section id="projector_warranty" aria-labelledby="warranty">
          <h2 id="warranty">{t('warranty')}</h2>
          <div>
            <p>
              {nbsp(view.warranty.name)}
              {view.warranty.months !== undefined && `: ${t('warrantyMonths', { n: view.warranty.months })}`}
            </p>
            {view.warranty.text !== undefined && <p>{nbsp(view.warranty.text)}</p>}
          </div>
        </section>
      )}
      {view.withdrawal && (
        <section aria-labelledby="withdrawal">
          <h2 id="withdrawal">{t('withdrawal')}</h2>
          <p>{nbsp(t(view.withdrawal))}</p>
        </section>
      )}
      {view.goods && (
        <section aria-labelledby="guarantee">
          <h2 id="guarantee">{guarantee('title')}</h2>
          <LegalGuarantee notice={view.notice} />
        </section>
      )}
      {view.durability && (
        <section id="projector_garan" aria-labelledby="garan">
          <h2 id="garan">{guarantee('durability')}</h2>
          <Durability given={view.durability} />
        </section>
      )}
      <Question href={view.questionHref} />
      {children}
    </div>
  );
}

function Question({ href }: { href: string }) {
  const t = useText(questionTexts);
  return (
    <section id="product_questions_list" aria-labelledby="question">
      <h2 id="question">{t('heading')}</h2>
      <p>
        <a href={href}>{t('open')}</a>
      </p>
    </section>
  );
}

function Energy({ label }: { label: EnergyLabel }) {
  const t = useText(detailsTexts);
  return (
    <section id="projector_energy" aria-labelledby="energy">
      <h2 id="energy">{t('energy')}</h2>
      <p className={`cluster ${styles.energy}`}>
        <EnergyArrow label={label} />
        {/* The register answers this address with the label and the sheet of the product. */}
        <a href={`https://eprel.ec.europa.eu/qr/${label.eprel}`} rel="nofollow noopener">
          {t('energySheet')}
        </a>
      </p>
    </section>
  );
}

/** GPSR: open on the page, in Polish, never behind a file (Regulation (EU) 2023/988, art. 19). */
function Safety({ safety }: { safety: ProductView['safety'] }) {
  const t = useText(detailsTexts);
  const nothing = !safety.manufacturer && !safety.responsible && safety.warnings.length === 0;
  if (nothing) return null;
  return (
    <section aria-labelledby="safety">
      <h2 id="safety">{t('safety')}</h2>
      <div className={`stack ${styles.safety}`}>
        <div>
          {safety.manufacturer && <Address title={t('manufacturer')} contact={safety.manufacturer} />}
          {safety.responsible && <Address title={t('responsible')} contact={safety.responsible} />}
          {safety.identifier !== undefined && (
            <p className="small muted">{unbrokenCodes(t('identifier', { identifier: safety.identifier }))}</p>
          )}
        </div>
        {safety.warnings.length > 0 && (
          <div>
            <h3>{t('warnings')}</h3>
            <ul className={styles.warnings}>
              {safety.warnings.map((warning) => (
                <li key={warning}>{nbsp(warning)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function Address({ title, contact }: { title: string; contact: Contact }) {
  const town = [contact.postcode, contact.city].filter(Boolean).join(' ');
  const place = [contact.street, town, contact.country].filter(Boolean).join(', ');
  return (
    <>
      <h3>{title}</h3>
      <address className={styles.address}>
        <span>{nbsp(contact.name)}</span>
        {place !== '' && <span>{nbsp(place)}</span>}
        {contact.email !== undefined && (
          <a href={`mailto:${contact.email}`} className="tap">
            {contact.email}
          </a>
        )}
        {contact.phone !== undefined && (
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} className="tap">
            {contact.phone.replaceAll(' ', '\u00A0')}
          </a>
        )}
        {contact.www !== undefined && (
          <a href={contact.www} className="tap" rel="nofollow noopener">
            {contact.www}
          </a>
        )}
      </address>
    </>
  );
}

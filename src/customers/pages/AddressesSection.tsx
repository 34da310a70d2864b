import type { AddressValues } from '../../forms/address.ts';
import { countryName } from '../../forms/countries.ts';
import { formatPhone } from '../../forms/rules/phone.ts';
import { unbroken } from '../../kit/phone.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonForm } from '../../ui/ButtonForm.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { ADDRESS_KINDS, type AddressKind, type KeptAddress } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './Sections.module.css';

const nameOf = ({ firm, firstname = '', lastname = '' }: AddressValues) => firm ?? `${firstname} ${lastname}`.trim();

function linesOf(address: AddressValues): string[] {
  const {
    firm,
    additional,
    firstname = '',
    lastname = '',
    nip,
    street = '',
    street_number = '',
    zipcode = '',
    city = '',
    region,
    phone,
  } = address;
  const person = `${firstname} ${lastname}`.trim();
  return [
    ...(firm === undefined ? [] : [firm]),
    ...(person === '' ? [] : [person]),
    ...(additional === undefined ? [] : [additional]),
    ...(nip === undefined ? [] : [`NIP ${nip}`]),
    `${street} ${street_number}`.trim(),
    `${zipcode} ${city}`.trim(),
    ...(region === undefined || region === 'PL' ? [] : [countryName(region)]),
    ...(phone === undefined ? [] : [unbroken(formatPhone(phone, region ?? 'PL'))]),
  ];
}

/** Addresses of the customer, those for parcels before those for invoices. */
export function AddressesSection({ addresses }: { addresses: readonly KeptAddress[] }) {
  const t = useText(accountPageTexts);
  return ADDRESS_KINDS.map((kind: AddressKind) => {
    const own = addresses.filter((one) => one.kind === kind);
    const isDelivery = kind === 'delivery';
    return (
      <section key={kind} className={`stack ${styles.section}`}>
        <h2>{t(isDelivery ? 'deliveryAddresses' : 'invoiceAddresses')}</h2>
        {own.length === 0 && <p className="small muted">{t(isDelivery ? 'noDelivery' : 'noInvoice')}</p>}
        <ul className={`stack ${styles.cards}`}>
          {own.map(({ id, address, isDefault }) => (
            <li key={id} className={`stack ${styles.card}`}>
              <address>
                {linesOf(address).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              {isDefault && <Badge>{t('isDefault')}</Badge>}
              <div className={styles.actions}>
                <Button
                  variant="plain"
                  href={`/konto/adresy/${id}`}
                  aria-label={t('editNamed', { name: nameOf(address) })}
                >
                  {t('edit')}
                </Button>
                <ButtonForm
                  action="/konto/adresy"
                  variant="plain"
                  name="remove"
                  value={id}
                  label={t('removeNamed', { name: nameOf(address) })}
                >
                  {t('remove')}
                </ButtonForm>
              </div>
            </li>
          ))}
        </ul>
        <p>
          <Button href={`/konto/adresy/${isDelivery ? 'nowy' : 'nowa-faktura'}`}>
            {t(isDelivery ? 'addDelivery' : 'addInvoice')}
          </Button>
        </p>
      </section>
    );
  });
}

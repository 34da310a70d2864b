import { Check } from '../../ui/Check.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type ConsentPurpose, PURPOSES } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { customerTexts } from '../texts.ts';

/** Name and id of the box of a consent. */
export const consentField = (purpose: ConsentPurpose): string => `client_${purpose}`;

interface ConsentChecksProps {
  shopName: string;
  given: readonly ConsentPurpose[];
  legendHidden?: boolean;
}

/** None is ticked before the shopper ticks it (GDPR, recital 32). */
export function ConsentChecks({ shopName, given, legendHidden = false }: ConsentChecksProps) {
  const t = useText(accountPageTexts);
  const own = useText(customerTexts);
  return (
    <Fieldset legend={t('consents')} legendHidden={legendHidden}>
      {PURPOSES.map((purpose) => (
        <Check
          key={purpose}
          id={consentField(purpose)}
          name={consentField(purpose)}
          value="1"
          defaultChecked={given.includes(purpose)}
        >
          {own(`consent_${purpose}`, { shop: shopName })}
        </Check>
      ))}
    </Fieldset>
  );
}

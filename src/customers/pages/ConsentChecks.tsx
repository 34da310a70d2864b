import { Check } from '../../ui/Check.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type ConsentPurpose, PURPOSES } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { customerTexts } from '../texts.ts';

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
          id={`client_${purpose}`}
          name={`client_${purpose}`}
          value="1"
          defaultChecked={given.includes(purpose)}
        >
          {own(`consent_${purpose}`, { shop: shopName })}
        </Check>
      ))}
    </Fieldset>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { Check } from '../../ui/Check.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Address.module.css';
import type { ClientType } from './model.ts';
import { addressTexts } from './texts.ts';

interface TypeChoiceProps {
  legend: string;
  name?: 'client_type' | 'invoice_type';
  first?: ClientType | undefined;
  onChange(type: ClientType): void;
}

const TYPES = ['private', 'firm'] as const;

/** A person or a company. Style alone shows the fields of the one that is chosen (`Address.module.css`). */
export function TypeChoice({ legend, name = 'client_type', first = 'private', onChange }: TypeChoiceProps) {
  const t = useText(addressTexts);
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onChange);
  // A browser that comes back to a page remembers what was chosen there.
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen === 'firm' || chosen === 'private') tell(chosen);
  }, []);
  return (
    <Fieldset legend={legend} className={styles.choice}>
      <div ref={box} className={styles.types}>
        {TYPES.map((one) => (
          <Check
            key={one}
            kind="radio"
            id={`${name}_${one}`}
            name={name}
            value={one}
            defaultChecked={one === first}
            onChange={() => onChange(one)}
          >
            {t(one)}
          </Check>
        ))}
      </div>
    </Fieldset>
  );
}

import { Button } from '../ui/Button.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './ConfirmAdd.module.css';
import { basketTexts } from './texts.ts';

interface ConfirmAddProps {
  /** Address that the form is sent to. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  product: { name: string; href: string };
  /** Quantity as text; the least that may be ordered when missing. */
  quantity?: { n: string; unit: string } | undefined;
}

/** An address that would once have changed the basket by being opened: it asks first. */
export function ConfirmAdd({ action, fields, product, quantity }: ConfirmAddProps) {
  const t = useText(basketTexts);
  return (
    <Wrap className={styles.page}>
      <h1>{t('confirmTitle')}</h1>
      <p className="lead">
        <a href={product.href}>{product.name}</a>
      </p>
      {quantity && <p>{t('confirmAmount', quantity)}</p>}
      <form method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="buy" type="submit">
          {t('confirmAdd')}
        </Button>
      </form>
    </Wrap>
  );
}

import { Icon } from '../../ui/Icon.tsx';
import { iconCheck } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { STEPS, type Step } from '../steps.ts';
import { checkoutTexts } from '../texts.ts';
import styles from './CheckoutPage.module.css';

/** The way through the form: what is done, and where its buyer is. Without scripts it leads, and says no more. */
export function Steps({ done }: { done: ReadonlySet<Step> | undefined }) {
  const t = useText(checkoutTexts);
  const here = done && STEPS.find(({ step }) => !done.has(step))?.step;
  return (
    <nav className={styles.steps} aria-label={t('steps')}>
      <ol>
        {STEPS.map(({ step, id }, place) => {
          const isDone = done?.has(step) === true;
          return (
            <li key={step}>
              <a href={`#${id}`} aria-current={step === here ? 'step' : undefined} data-done={isDone || undefined}>
                {isDone && <Icon of={iconCheck} size="sm" />}
                {`${place + 1}. ${t(step)}`}
                {isDone && <span className="vh">{t('stepDone')}</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

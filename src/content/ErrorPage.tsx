import { phoneHref, unbroken } from '../kit/phone.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './MissingPage.module.css';
import { contentTexts } from './texts.ts';

interface ErrorPageProps {
  /** The number by which the event is found in the log. */
  requestId?: string | undefined;
  contact?: { phone: string; email: string } | undefined;
}

/** Page for an unexpected failure. It needs nothing of the shop, so that it can always be shown. */
export function ErrorPage({ requestId, contact }: ErrorPageProps) {
  const t = useText(contentTexts);
  const again = (
    <div className="cluster">
      {/* the empty address is this page once more, also without script */}
      <Button href="">{t('tryAgain')}</Button>
      <Button variant="plain" href="/">
        {t('toMain')}
      </Button>
    </div>
  );
  return (
    <Wrap className={styles.page}>
      <Empty title={t('errorTitle')} level={1} action={again}>
        <p>{t('errorText')}</p>
        <p>{t('errorNext')}</p>
        {contact && (
          <p>
            <a href={phoneHref(contact.phone)}>{unbroken(contact.phone)}</a>,{' '}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        )}
        {requestId !== undefined && (
          <p className="small muted">
            {t('errorNumber')} <code className={styles.number}>{requestId}</code>
          </p>
        )}
      </Empty>
    </Wrap>
  );
}

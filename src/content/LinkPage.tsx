import { Button } from '../ui/Button.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { Note } from '../ui/Note.tsx';
import styles from './LinkPage.module.css';

export interface LinkWords {
  title: string;
  /** Question before the button; missing when there is nothing to do any more. */
  ask?: string | undefined;
  button: string;
  /** Result of the button; missing when the link leads nowhere. */
  done?: string | undefined;
  gone: string;
}

interface LinkPageProps extends LinkWords {
  /** Where to go from there. */
  way?: { href: string; label: string } | undefined;
}

/** Page behind the link of an e-mail. Only its button acts, because programs open links before people do. */
export function LinkPage({ title, ask, button, done, gone, way }: LinkPageProps) {
  return (
    <Wrap className={styles.page}>
      <h1>{title}</h1>
      {ask === undefined ? (
        <Note kind={done === undefined ? 'info' : 'ok'} role="status">
          <p>{done ?? gone}</p>
          {way && (
            <p>
              <a href={way.href}>{way.label}</a>
            </p>
          )}
        </Note>
      ) : (
        <>
          <p className="lead">{ask}</p>
          <form method="post">
            <Button variant="buy" type="submit">
              {button}
            </Button>
          </form>
        </>
      )}
    </Wrap>
  );
}

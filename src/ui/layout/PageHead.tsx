import styles from './PageHead.module.css';

/** What a page is, and what for. The heading, under `id`, names the form below it. */
export function PageHead({ id, title, lead }: { id: string; title: string; lead?: string | undefined }) {
  return (
    <header className={styles.head}>
      <h1 id={id} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </header>
  );
}

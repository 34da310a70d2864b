import styles from './PageHead.module.css';

/** Heading of a page with its purpose. The heading, under `id`, names the form below it. */
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

import { formatTenths } from '../kit/decimals.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonForm } from '../ui/ButtonForm.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Note } from '../ui/Note.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { useText } from '../ui/TextContext.tsx';
import { Distribution } from './Distribution.tsx';
import { Honesty } from './Honesty.tsx';
import { type Opinion, type OpinionQuery, opinionQueryText } from './model.ts';
import styles from './OpinionBoard.module.css';
import { OpinionItem } from './OpinionItem.tsx';
import { OpinionNarrow } from './OpinionNarrow.tsx';
import { Rate } from './Rate.tsx';
import type { OpinionPage } from './service.server.ts';
import { opinionTexts } from './texts.ts';

/** Why a vote was not counted. */
export type VoteRefused = 'voteAgain' | 'voteOften' | 'voteGone';

export interface OpinionBoardProps {
  found: OpinionPage;
  query: OpinionQuery;
  /** Address of this page without what was chosen, and with it. */
  href: string;
  at: string;
  writeHref: string;
  shop: string;
  /** Ids of opinions that the visitor has voted for. */
  voted: readonly string[];
  refused?: VoteRefused | undefined;
}

/** All opinions about a product, by pages, or those of one rating. */
export function OpinionBoard(props: OpinionBoardProps) {
  const { found, query, href, writeHref, refused } = props;
  const t = useText(opinionTexts);
  const { average } = found;
  if (!average) {
    return (
      <Empty title={t('none')} action={<Button href={writeHref}>{t('writeFirst')}</Button>}>
        <p>{t('noneText')}</p>
      </Empty>
    );
  }
  return (
    <div className={`stack ${styles.board}`}>
      <div>
        <p className={`cluster ${styles.average}`}>
          <b aria-hidden="true">{formatTenths(average.tenths)}</b>
          <Rate tenths={average.tenths} />
          <span>{t('average', { average: formatTenths(average.tenths), n: average.count })}</span>
        </p>
        <Distribution counts={found.counts} count={average.count} chosen={query.rating} href={href} />
        <div className={styles.how}>
          <Honesty />
          <Button href={writeHref}>{t('write')}</Button>
        </div>
      </div>
      <div>
        <div role="status">{refused && <Note kind="warn">{t(refused)}</Note>}</div>
        <OpinionNarrow choices={found.choices} query={query} href={href} />
        {opinionQueryText({ ...query, page: 1 }) !== '' && (
          <p>
            <a href={href}>{t('all')}</a>
          </p>
        )}
        {found.opinions.length === 0 && <p>{t('noneChosen')}</p>}
        <ul className={styles.list}>
          {found.opinions.map((opinion) => (
            <OpinionItem key={opinion.id} opinion={opinion} shop={props.shop} all={href}>
              <Helpful opinion={opinion} at={props.at} done={props.voted.includes(opinion.id)} />
            </OpinionItem>
          ))}
        </ul>
        <Pagination
          current={found.page}
          last={found.last}
          hrefFor={(page) => href + opinionQueryText({ ...query, page })}
        />
      </div>
    </div>
  );
}

/** The vote, or what it has come to where the visitor has cast it. */
function Helpful({ opinion: { id, author, helpful }, at, done }: { opinion: Opinion; at: string; done: boolean }) {
  const t = useText(opinionTexts);
  if (done) return <p className="small muted">{t('found', { n: helpful })}</p>;
  const words = helpful === 0 ? t('helpful') : t('helpfulMany', { n: helpful });
  return (
    <ButtonForm action={at} name="helpful" value={id} size="sm" label={t('helpfulLabel', { words, author })}>
      {words}
    </ButtonForm>
  );
}

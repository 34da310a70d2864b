import { IconButton } from '../ui/IconButton.tsx';
import { iconSearch } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { SEARCH_PATH } from './address.ts';
import { searchTexts } from './texts.ts';

/** Link to the search in the header of every page. */
export function SearchLink({ current }: { current: boolean }) {
  const t = useText(searchTexts);
  return (
    <IconButton href={SEARCH_PATH} icon={iconSearch} label={t('link')} aria-current={current ? 'page' : undefined} />
  );
}

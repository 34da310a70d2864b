import { SAVE_FORM } from '../catalogue/ProductCard.tsx';
import { LISTS_PATH } from './paths.ts';

/** Form of the hearts of all cards on a page, which name their product; sent where there are no scripts. */
export const SaveForm = () => <form id={SAVE_FORM} method="post" action={LISTS_PATH} />;

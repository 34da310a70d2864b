import { lateComponent } from '../ui/Late.tsx';
import type { DetailsProps } from './view.ts';
// What is drawn without its code needs its styles with the page.
import '../catalogue/EnergyArrow.module.css';
import '../ui/DefinitionList.module.css';
import '../ui/Prose.module.css';
import './attachments/Attachments.module.css';
import './Details.module.css';

/** Under which the server holds what the facts below the product are drawn from. */
export const DETAILS_DATA = 'details_data';

const load = async () => (await import('./Details.tsx')).Details;

/** Description, facts and safety: read, never pressed. The server has the code at once; a browser for pages it makes itself. */
export const productDetails = lateComponent<DetailsProps>(load, import.meta.env.SSR ? await load() : undefined);

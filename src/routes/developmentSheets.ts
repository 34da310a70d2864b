// Only `npm run dev` loads this: there each sheet comes with a script, and a change of one shows at once.
import '../ui/styles/global.css';

import.meta.glob('../**/*.module.css', { eager: true });

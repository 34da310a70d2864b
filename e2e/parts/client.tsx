import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PartsPage } from './PartsPage.tsx';

const app = document.getElementById('app');
if (app === null) throw new Error('The page has no place for its parts');

hydrateRoot(
  app,
  <StrictMode>
    <PartsPage name={app.dataset.page ?? ''} />
  </StrictMode>,
);

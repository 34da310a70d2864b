import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RequestNumber, requestNumberOf } from './layout/requestNumber.ts';
import { isLeft, startRouteModules } from './layout/startModules.ts';

await startRouteModules();
// Back was pressed before the scripts came: the address is another page's, which this document does not hold.
if (isLeft()) location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestNumber value={requestNumberOf(document)}>
          <HydratedRouter />
        </RequestNumber>
      </StrictMode>,
    );
  });

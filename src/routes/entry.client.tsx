import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RequestNumber, requestNumberOf } from './layout/requestNumber.ts';
import { startRouteModules } from './layout/startModules.ts';

await startRouteModules();
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

import * as routes from '@atrium/contract/configuration';
import { handle } from '../../handle.ts';
import { demoAccounts } from './demo-accounts.ts';

export const configurationEndpoints = [
  handle(routes.getConfiguration, async ({ services }) => {
    const { brandName, currency, language, sampleData, registration, home, termsUrl, privacyUrl } = services.settings;
    const house = { brandName, currency, language, sampleData, registration, home, termsUrl, privacyUrl };
    return { ...house, demoAccounts: sampleData ? [...demoAccounts] : [] };
  }),

  handle(routes.getOpenApi, async ({ services }) => {
    const { documentFor } = await description();
    return documentFor(services.settings.brandName);
  }),

  handle(routes.readApiDocs, async ({ services }) => {
    const { apiDocsPage, documentFor } = await description();
    return apiDocsPage(documentFor(services.settings.brandName));
  }),
];

/** Hardly anybody asks for it: what it is made of is loaded then. */
async function description() {
  const [{ documentFor }, { apiDocsPage }] = await Promise.all([
    import('../../openapi/document.ts'),
    import('./docs-page.ts'),
  ]);
  return { documentFor, apiDocsPage };
}

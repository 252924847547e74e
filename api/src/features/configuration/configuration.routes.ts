import * as routes from '@atrium/contract/configuration';
import { routes as allRoutes } from '@atrium/contract/routes';
import { handle } from '../../handle.ts';
import { openApiDocument } from '../../openapi.ts';
import { demoAccounts } from './demo-accounts.ts';
import { apiDocsPage } from './docs-page.ts';

export const configurationEndpoints = [
  handle(routes.getConfiguration, async ({ services }) => {
    const { brandName, currency, language, sampleData, registration, home, termsUrl, privacyUrl } = services.settings;
    const house = { brandName, currency, language, sampleData, registration, home, termsUrl, privacyUrl };
    return { ...house, demoAccounts: sampleData ? [...demoAccounts] : [] };
  }),

  handle(routes.getOpenApi, async ({ services }) => openApiDocument(allRoutes, services.settings.brandName)),

  handle(routes.readApiDocs, async ({ services }) =>
    apiDocsPage(openApiDocument(allRoutes, services.settings.brandName)),
  ),
];

import type { Database } from '../../database/engine.ts';
import type { PricingPlanRow } from '../../database/schema.ts';

export function findPlans(database: Database): Promise<PricingPlanRow[]> {
  return database.selectFrom('pricingPlans').selectAll().execute();
}

export function findQuestions(database: Database) {
  return database.selectFrom('pricingQuestions').select(['question', 'answer as ans']).orderBy('id').execute();
}

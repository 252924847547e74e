import type { CustomField } from '@atrium/contract/custom-values';
import type { Database } from '../../../database/engine.ts';
import { prepared } from '../../../database/prepared.ts';
import type { WrittenFirm } from '../../../invoicing/company.ts';

/** What documents follow as long as they are drafts. */
interface PresentHouse {
  readonly firm: WrittenFirm;
  /** In the order in which they were made. */
  readonly fields: CustomField[];
}

const houseWithFields = prepared((database) =>
  database
    .selectFrom('invoiceSettings')
    .leftJoin('customFields', (join) => join.onTrue())
    .select(['name', 'address', 'country', 'email', 'phone', 'taxNumber', 'bankName', 'iban', 'swiftCode'])
    .select('logo')
    .select(['customFields.id as fieldId', 'label', 'kind', 'choices', 'isPrinted'])
    .orderBy('customFields.id')
    .compile(),
);

/** The firm and the fields of the house in one statement: every document asks it. */
export async function findPresentHouse(database: Database): Promise<PresentHouse> {
  const rows = await houseWithFields(database, {});
  const [first] = rows;
  if (!first) throw new Error('There are no settings of invoices.');
  const { name, address, country, email, phone, taxNumber, bankName, iban, swiftCode, logo } = first;
  const fields = rows.flatMap(({ fieldId: id, label, kind, choices, isPrinted }) => {
    if (id === null || label === null || kind === null || choices === null) return [];
    return [{ id, label, kind, choices: JSON.parse(choices), isPrinted: isPrinted === 1 }];
  });
  return { firm: { name, address, country, email, phone, taxNumber, bankName, iban, swiftCode, logo }, fields };
}

import { readFileSync } from 'node:fs';
import { productColumns } from '@atrium/contract/catalogue';
import { employeeColumns } from '@atrium/contract/employee-records';
import { describe, expect, test } from 'vitest';
import { employeeImportColumns } from '../../features/employees/employee-import-columns.ts';
import { productImportColumns } from '../../features/products/product-import-columns.ts';
import { languages } from '../../i18n/languages.ts';
import { withServerNames } from './named-columns.ts';

const tables = {
  products: { exported: productColumns, imported: productImportColumns },
  employees: { exported: employeeColumns, imported: employeeImportColumns },
} as const;

describe.each(['products', 'employees'] as const)('A file of %s', (area) => {
  test.each(languages)('that was written in %s is read with the names of its columns', (language) => {
    const { exported, imported } = tables[area];
    const file = new URL(`../../../locales/${language}/${area}.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8')).fields;
    const labels = Object.fromEntries(Object.entries(imported).map(([name, field]) => [name, texts[field] ?? '']));
    const head = withServerNames(exported.map((column) => texts[column]).join(','), labels);
    expect(head.split(',').map((name) => name.replace('Years', ''))).toEqual([...exported]);
  });
});

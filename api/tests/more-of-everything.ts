import { addToCart, addToWishlist } from '@atrium/contract/carts';
import { addSavedView } from '@atrium/contract/saved-views';
import { seedEvents } from '../src/features/calendar/sample/calendar.seed.ts';
import { seedMessages } from '../src/features/chat/sample/chat.seed.ts';
import { seedEmployees } from '../src/features/employees/employees.seed.ts';
import { seedInvoices } from '../src/features/invoices/sample/invoices.seed.ts';
import { seedMails } from '../src/features/mail/sample/mail.seed.ts';
import { seedProducts } from '../src/features/shop/products/products.seed.ts';
import { seedTasks } from '../src/features/tasks/tasks.seed.ts';
import { seedUsers } from '../src/features/users/users.seed.ts';
import type { TestApp } from './helper.ts';
import type { Person } from './person.ts';

const seeders = [seedEmployees, seedEvents, seedInvoices, seedMails, seedMessages, seedProducts, seedTasks, seedUsers];

/** Some rows more of whatever lists show. */
export async function addToEverything(app: TestApp, admin: Person): Promise<void> {
  for (const seed of seeders) await seed(app.engine, 60, () => {}, app.services.now().toISOString());
  for (const productId of [30, 40, 50]) {
    await admin.call(addToCart, { body: { productId } });
    await admin.call(addToWishlist, { body: { productId } });
    await admin.call(addSavedView, { body: { list: 'users', name: `View ${productId}`, state: '{}' } });
    await app.signIn('admin');
  }
  await app.settle();
}

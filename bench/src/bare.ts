import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

/**
 * The yardstick of the machine: what `node:http` and `node:sqlite` do by themselves. It answers a page of users with its total to whoever
 * asks, knows nobody, checks nothing and counts nothing.
 */
const [file = '', port = ''] = process.argv.slice(2);
const database = new DatabaseSync(file, { readOnly: true });
const page = database.prepare(
  `select id, full_name as fullName, username, email, company, country, contact, role, current_plan as currentPlan, billing, status, avatar
  from users order by id desc limit 10`,
);
const all = database.prepare('select total from list_facets where list = ?');

createServer((_, response) => {
  const total = all.all('users').reduce((sum, { total }) => sum + Number(total), 0);
  const body = JSON.stringify({ users: page.all(), total });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1');

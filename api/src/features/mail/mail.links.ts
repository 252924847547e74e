import type { LinkSource } from '../../links/link-source.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { findMailText, findSubjects } from './mail.links.queries.ts';

export const mailLinks: LinkSource = {
  titles: findSubjects,
  async content(database, accountId, id) {
    const mail = await findMailText(database, accountId, id);
    return mail && { title: mail.subject, text: `${mail.fromName} <${mail.fromEmail}>\n${plainText(mail.body)}` };
  },
};

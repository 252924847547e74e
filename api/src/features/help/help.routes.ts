import * as faq from '@atrium/contract/faq';
import * as pages from '@atrium/contract/help-pages';
import * as writing from '@atrium/contract/help-writing';
import * as knowledgeBase from '@atrium/contract/knowledge-base';
import { handle } from '../../handle.ts';
import { firmOf } from '../../invoicing/company.ts';
import { findInvoiceSettings } from '../../invoicing/invoice-settings.queries.ts';
import { addArticle, deleteArticle, moveArticle, updateArticle } from './articles.ts';
import { categoryList, categoryPage, faqPage, placedQuestion, questionPage, searchPage } from './help-pages.ts';
import { dismissSearch, keepSearch, listSearches } from './searches.ts';
import { addSection, deleteSection, moveSection, updateSection } from './sections.ts';
import { readArticle, readCategories, readCategory, readFaq } from './spec-answers.ts';
import { voteOnArticle } from './votes.ts';

export const helpEndpoints = [
  handle(faq.readFaq, ({ services }, { query }) => readFaq(services.engine.read, query.q)),
  handle(knowledgeBase.listKnowledgeBaseCategories, ({ services }) => readCategories(services.engine.read)),
  handle(knowledgeBase.readKnowledgeBaseCategory, ({ services }, { query }) =>
    readCategory(services.engine.read, query.category),
  ),
  handle(knowledgeBase.readKnowledgeBaseArticle, ({ services }, { query }) =>
    readArticle(services.engine.read, query.slug),
  ),

  handle(pages.getFaq, (context, { query }) => faqPage(context, query.q)),
  handle(pages.getHelpContact, async ({ services }) => {
    const { email, address } = firmOf(services.settings, await findInvoiceSettings(services.engine.read));
    return { email: email || null, address };
  }),
  handle(pages.listHelpCategories, categoryList),
  handle(pages.getHelpCategory, (context, { parameters }) => categoryPage(context, parameters.category)),
  handle(pages.getHelpPage, (context, { parameters }) => questionPage(context, parameters.question)),
  handle(pages.getHelpQuestion, (context, { parameters }) => placedQuestion(context, parameters.id)),
  handle(pages.searchHelp, (context, { query }) => searchPage(context, query.q)),

  handle(writing.addHelpSection, (context, { body }) => addSection(context, body)),
  handle(writing.updateHelpSection, async (context, { parameters, body }) => ({
    changeId: await updateSection(context, parameters.id, body),
  })),
  handle(writing.moveHelpSection, async (context, { parameters, body }) => ({
    changeId: await moveSection(context, parameters.id, body.afterId),
  })),
  handle(writing.deleteHelpSection, async (context, { parameters }) => ({
    changeId: await deleteSection(context, parameters.id),
  })),
  handle(writing.addArticle, (context, { body }) => addArticle(context, body)),
  handle(writing.updateArticle, async (context, { parameters, body }) => ({
    changeId: await updateArticle(context, parameters.id, body),
  })),
  handle(writing.moveArticle, async (context, { parameters, body }) => ({
    changeId: await moveArticle(context, parameters.id, body),
  })),
  handle(writing.deleteArticle, async (context, { parameters }) => ({
    changeId: await deleteArticle(context, parameters.id),
  })),
  handle(writing.voteOnArticle, async (context, { parameters, body }) => ({
    changeId: await voteOnArticle(context, parameters.id, body.isHelpful),
  })),
  handle(writing.keepHelpSearch, async (context, { body }) => ({
    changeId: await keepSearch(context, body.site, body.term),
  })),
  handle(writing.listHelpSearches, ({ services }, { query }) => listSearches(services.engine.read, query)),
  handle(writing.dismissHelpSearch, async (context, { parameters }) => ({
    changeId: await dismissSearch(context, parameters.id),
  })),
];

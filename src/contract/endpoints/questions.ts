import * as z from 'zod/mini';
import { endpointWithMeta } from '../endpoint.ts';
import { longestSearchTerm, questionSchema, questionsMetaSchema } from '../questions.ts';

export const questions = endpointWithMeta(
  {
    method: 'GET',
    path: 'faq',
    access: 'session',
    summary:
      'The questions that members ask most, with their answers; with a search term only those that contain all of its words, whatever their case and accents.',
    query: z.object({ searchTerm: z.optional(z.string().check(z.maxLength(longestSearchTerm))) }),
    data: z.array(questionSchema),
  },
  questionsMetaSchema,
);

import * as z from 'zod/mini';
import { endpointWithMeta } from '../endpoint.ts';
import { longestSearchTerm, questionSchema, questionsMetaSchema } from '../questions.ts';

/**
 * The questions that members ask most, with their answers; with a search term only those that contain all of its
 * words, whatever their case and accents.
 */
export const questions = endpointWithMeta(
  {
    method: 'GET',
    path: 'faq',
    access: 'session',
    query: z.object({ searchTerm: z.optional(z.string().check(z.maxLength(longestSearchTerm))) }),
    data: z.array(questionSchema),
  },
  questionsMetaSchema,
);

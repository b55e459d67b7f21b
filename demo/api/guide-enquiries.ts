import { Hono } from 'hono'
import { sendGuideEnquiry } from '../../src/contract'
import type { Env } from '../auth/env'
import type { Desk } from '../guides/desk'
import { enquiryForm } from '../guides/enquiry'
import { serve } from './serve'
import { answerError } from '.'

/** Serves the enquiry for a guide, which visitors and accounts alike may make (R280, R284). */
export function guideEnquiries(desk: Desk): Hono<Env> {
  const app = new Hono<Env>()
  serve(
    app,
    sendGuideEnquiry,
    async ({ c, body }) => {
      await desk(c, body)
      return {
        success: true,
        status: 200,
        message: 'The download link is on its way to your inbox.',
      }
    },
    { form: enquiryForm, refusal: 400 },
  )
  return app.onError(answerError)
}

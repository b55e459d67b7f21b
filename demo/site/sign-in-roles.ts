import type * as v from 'valibot'
import type { User as Account } from '../db/queries/users'
import type { Db } from '../db/database'
import { demoAccounts } from '../db/seed'
import { companySignUpForm, userSignUpForm } from '../auth/forms'
import { signUpCompany, signUpUser } from '../auth/sign-up'

/** What the job seeker's and the company's sign-in pages differ in. */
export interface Role<Form extends v.GenericSchema> {
  name: Account['role']
  title: string
  createTitle: string
  /** Whether the two forms lie behind tabs; otherwise a link leads from one to the other. */
  hasTabs: boolean
  /** What stands beside the forms, and its picture in `assets/traces`. */
  say: string
  art: string
  signIn: string
  signUp: string
  /** The sign-up form, its fields before email and password, and what makes the account. */
  form: Form
  fields: { name: string; label: string; autocomplete: string }[]
  create(db: Db, taken: v.InferOutput<Form>, session: string): Promise<Account>
  demo: { email: string; password: string }
  other: { question: string; link: string; url: string }
}

/** `/user-sign-in`. */
export const seeker: Role<typeof userSignUpForm> = {
  name: 'user',
  title: 'Sign in',
  createTitle: 'Create an account',
  hasTabs: false,
  say: 'Jobs, courses and companies in non‑destructive testing',
  art: 'user-sign-in',
  signIn: '/user-sign-in',
  signUp: '/user-sign-up',
  form: userSignUpForm,
  fields: [
    { name: 'first_name', label: 'First Name', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Last Name (Optional)', autocomplete: 'family-name' },
  ],
  create: signUpUser,
  demo: demoAccounts.user,
  other: { question: 'Company account?', link: 'Company sign-in', url: '/company-sign-in' },
}

/** `/company-sign-in`. */
export const company: Role<typeof companySignUpForm> = {
  name: 'company',
  title: 'Company sign-in',
  createTitle: 'Company sign-in',
  hasTabs: true,
  say: 'One public profile for your products and services',
  art: 'company-sign-in',
  signIn: '/company-sign-in',
  signUp: '/company-sign-up',
  form: companySignUpForm,
  fields: [
    { name: 'company_name', label: 'Company Name', autocomplete: 'organization' },
    { name: 'contact_person_name', label: 'Contact Person Name', autocomplete: 'name' },
  ],
  create: signUpCompany,
  demo: demoAccounts.company,
  other: { question: 'Looking for work?', link: 'Job seeker sign-in', url: '/user-sign-in' },
}

/** Both, by the accounts' role. */
export const roles = { user: seeker, company }

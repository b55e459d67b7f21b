import type { Page } from 'playwright-core'
import { showCompany } from '../../pages/company'
import { ADD_SERVICE, field, picture, saveButton, upload } from '../../pages/company-forms'
import * as says from '../says'
import type { Screen } from '../screen'
import { edited, LISTS, tooLarge } from './form-pages'

const SERVICE = ['ndt-service-form']
const EDIT_SERVICE = '/company/services/edit/1'

const showService = (page: Page, path: string) => showCompany(page, path, SERVICE[0]!)

/** A service's form, with its text and its picture. */
function serviceForm(call: Screen['call'], path: string, name: string): Screen {
  return {
    call,
    holds: 'R163 R236',
    account: 'company',
    tags: SERVICE,
    says: says.page(),
    field: 'company_service_name',
    hasFile: true,
    async enter(page) {
      await showService(page, path)
      await field(page, 'Name').fill(name)
      await upload(page, 'Image', await picture('typed.png'))
      await page.getByText('typed.png', { exact: true }).waitFor()
    },
    make: page => saveButton(page).click(),
    success: page => page.getByRole('heading', { level: 1, name: LISTS }),
    typed: async page => [
      await field(page, 'Name').inputValue(),
      await page.getByText('typed.png', { exact: true }).count(),
    ],
    except: tooLarge,
  }
}

/** What the form of a service calls. */
export const serviceScreens: Screen[] = [
  edited('getService', EDIT_SERVICE, SERVICE, 'service'),
  serviceForm('createService', ADD_SERVICE, 'Kept through faults'),
  serviceForm('updateService', EDIT_SERVICE, 'Kept through faults'),
]

// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as contract from '../../src/contract'
import { calls } from '../../src/contract/all'
import { isChange, type Definition } from '../../src/contract/call'

/** The descriptions' call tables, as they stand there; `200` where only that counts as success. */
const table = `
getProfile               GET /api/v2/user/get-profile-details
updateProfile            POST /api/v2/user/update-profile form 200
updateProfessionInfo     POST /api/v2/user/update-professioninfo form 200
updateProfileImage       POST /api/v2/user/update-profile-image multipart
updateJobInfo            POST /api/v2/user/update-jobinfo multipart 200
getLanguages             GET /api/v2/get-languages
getCountries             GET /api/v2/get-countries
getProfessions           GET /api/v2/get-professions
getIndustries            GET /api/v2/get-industriestype
getSkills                GET /api/v2/get-skills
getSavedJobs             GET /api/v2/user/get-saved-job
getSavedCourses          GET /api/v2/user/get-saved-course
bookmarkJob              POST /api/v2/job-bookmark form
bookmarkCourse           POST /api/v2/courses/bookmark multipart
getViewedCompanies       GET /api/v2/user/most-viewed-companies
applyForJob              POST /api/v1/jobs/apply multipart 200
getPreferenceOptions     GET /api/v2/get-preferences
getPreferences           GET /api/v2/user/get-preferences
updatePreferences        POST /api/v2/user/update-preferences json
changePassword           POST /api/v2/user/change-password json
logout                   POST /api/v1/logout
getCompanyProfile        GET /api/v2/company/profile
updateCompanyProfile     POST /dashboard/company/profile/update multipart
createCompany            POST /api/v1/company/products multipart
getCompanyCategories     GET /api/v2/company/category-dropdown
getCompanyTypes          GET /api/v2/company/types
getCompanyCountries      GET /api/v1/countries
uploadEditorImage        POST /dashboard/text-editor-image multipart
getProducts              GET /api/v2/company/product
toggleProduct            GET /api/v2/company/product/{id}/toggle-status
deleteProduct            DELETE /api/v1/company/products/{id}
getProduct               GET /api/v2/company/product/{slug}
createProduct            POST /api/v2/company/product/store multipart
updateProduct            POST /api/v2/company/product/{slug} multipart
deleteProductImage       DELETE /api/v2/company/product/image/{id}
getProductCategories     GET /api/v2/company/product/category-dropdown
getProductSubCategories  GET /api/v2/company/product/subcategory-dropdown
getProductTags           GET /api/v2/company/product/tag-dropdown
getMethods               GET /api/v2/methods/by-segment/{segmentId}
getCategories            GET /api/v2/categories/method/{segment}/{method}
getSubCategories         GET /api/v2/subcategories/{categoryId}
getServices              GET /api/v2/company/service
getService               GET /api/v2/company/service/{id}
createService            POST /api/v2/company/service multipart
updateService            POST /api/v2/company/service/{id} multipart
toggleService            GET /api/v2/company/service/{id}/toggle-status
deleteService            GET /admin/company/service/delete/{id}
exportList               GET /api/v1/{path} 200
sendGuideEnquiry         POST /api/v1/enquiries/guide-enquiry multipart`

const rows = table
  .trim()
  .split('\n')
  .map(row => row.split(/ +/) as [name: keyof typeof calls, ...rest: string[]])

describe('the calls of both descriptions', () => {
  test.each(rows)('%s is %s %s %s %s', (name, ...rest) => {
    const { method, path, encoding, success }: Definition = calls[name]
    expect([method, path, encoding, success?.toString()].filter(Boolean)).toEqual(rest)
  })

  test('no other call is declared, and widgets can import each', () => {
    const names = rows.map(([name]) => name).sort()
    expect(Object.keys(calls).sort()).toEqual(names)
    expect(
      Object.keys(contract)
        .filter(name => name in calls)
        .sort(),
    ).toEqual(names)
  })

  test('R10 the company’s calls go under /api/v2, but for those with a path of their own', () => {
    const company = rows.slice(rows.findIndex(([name]) => name === 'getCompanyProfile'))
    const others = company.filter(([name]) => !calls[name].path.startsWith('/api/v2/'))
    expect(others.map(([name]) => name)).toEqual([
      'updateCompanyProfile',
      'createCompany',
      'getCompanyCountries',
      'uploadEditorImage',
      'deleteProduct',
      'deleteService',
      'exportList',
      'sendGuideEnquiry',
    ])
  })

  test('R195 R229 R230 Q49 three GETs change state, and so does all that is no GET', () => {
    const changing = Object.entries<Definition>(calls).filter(([, call]) => isChange(call))
    const gets = changing.filter(([, { method }]) => method === 'GET').map(([name]) => name)
    expect(gets).toEqual(['toggleProduct', 'toggleService', 'deleteService'])
    expect(changing).toHaveLength(rows.filter(([, method]) => method !== 'GET').length + 3)
  })

  test('R157 R210 the company and product forms number their lists', () => {
    const numbered = Object.entries<Definition>(calls).filter(([, { lists }]) => lists)
    expect(numbered.map(([name, { lists }]) => [name, lists])).toEqual([
      ['updateCompanyProfile', 'numbered'],
      ['createCompany', 'numbered'],
      ['createProduct', 'numbered'],
      ['updateProduct', 'numbered'],
    ])
  })
})

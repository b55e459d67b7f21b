// @vitest-environment node
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  getCompanyProfile,
  getProduct,
  getProducts,
  getService,
  getServices,
  readAnswer,
  uploadEditorImage,
} from '../../src/contract'

const pagination = { current_page: 2, per_page: 10, total: 31, total_pages: 4 }

describe('the company’s lists', () => {
  test('R183 R190 a page of products', () => {
    const row = {
      id: 3,
      slug: 'probe',
      name: 'Probe',
      category: { name: 'Ultrasonic' },
      sub_category: { name: 'Probes' },
      created_at: { formatted_date: '2 January 2026' },
      status: 1,
      updated_at: '2026-01-02T10:00:00Z',
    }
    expect(readAnswer(getProducts, { data: [row], meta: { pagination } })).toEqual({
      data: [row],
      pagination,
    })
  })

  test('R183 R226 a service without a date or a status; numbers as text', () => {
    const body = {
      data: [{ id: '3', name: 'Inspection' }],
      meta: { pagination: { ...pagination, total: '31' } },
    }
    expect(readAnswer(getServices, body)).toEqual({
      data: [{ id: 3, name: 'Inspection', created_at: null, status: null, updated_at: null }],
      pagination,
    })
  })
})

describe('what the company’s forms read', () => {
  test('R154 a company profile', () => {
    const country = { id: 5, name: 'India' }
    const body = { data: { id: '1', company_name: 'Sonda', country_id: country, company_fb: '' } }
    expect(readAnswer(getCompanyProfile, body)).toMatchObject({
      id: 1,
      company_name: 'Sonda',
      company_logo: null,
      file_input: 'profile.png',
      company_categories: [],
      company_type: [],
      company_fb: null,
      country_id: country,
    })
  })

  test('R209 Q97 a product', () => {
    const product = {
      id: 3,
      name: 'Probe',
      segment_id: 1,
      available_for_name: ['Lease'],
      method: { id: 1, name: 'UT' },
      category: null,
      subCategory: null,
      alias: null,
      feature_specification: [{ id: 1, feature_value: '5 MHz', feature_description: null }],
      original_cover_image: '/cover.webp',
      description: '<p>Fine</p>',
      short_description: null,
      published_date: '2026-01-02',
      status: 2,
      country: [{ id: 5, name: 'India' }],
      tags: [],
      images: [{ id: 7, image_url: '/a.webp', name: 'a.webp' }],
      videos: [{ id: 8, product_video: '/a.mp4', name: null }],
      updated_at: '2026-01-02T10:00:00Z',
    }
    expect(readAnswer(getProduct, { data: product })).toEqual(product)
    expect(readAnswer(getProduct, { data: { id: 3, name: 'Probe' } })).toMatchObject({
      available_for_name: [],
      feature_specification: [],
      images: [],
      videos: [],
      country: [],
    })
  })

  test.each([
    [1, [undefined, null, '', 1, '1', 'Equipment', 'equipment']],
    [2, [2, '2', 'Consumable', 'consumable', 'Consumables']],
    [null, [3, 'Other', { a: 1 }]],
  ])('R209 R218 segment %j comes as %j', (expected, given) => {
    const read = given.map(segment_id =>
      safeParse(getProduct.answer, { id: 3, name: 'A', segment_id }),
    )
    expect(read.map(({ output }) => (output as { segment_id: unknown }).segment_id)).toEqual(
      given.map(() => expected),
    )
  })

  test('R234 a service', () => {
    expect(readAnswer(getService, { data: { id: 3, name: 'UT', description: '' } })).toEqual({
      id: 3,
      name: 'UT',
      description: null,
      image: null,
      updated_at: null,
    })
  })

  test('R173 the editor’s image', () => {
    const image = { editorImage: '/editor/1.webp' }
    expect(readAnswer(uploadEditorImage, image)).toEqual(image)
    expect(readAnswer(uploadEditorImage, { data: image })).toEqual(image)
  })
})

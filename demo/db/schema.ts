/**
 * Every table of the demo site. The columns are declared here for queries; the statements that
 * create them stand in `migrations/`, and a test holds the two together.
 */
export * from './schema/accounts'
export * from './schema/companies'
export * from './schema/courses'
export * from './schema/files'
export * from './schema/guides'
export * from './schema/jobs'
export * from './schema/lookups'
export * from './schema/mails'
export * from './schema/product-groups'
export * from './schema/product-parts'
export * from './schema/products'
export * from './schema/profile-lists'
export * from './schema/profiles'
export * from './schema/services'

/** The contract: every call of the portal, and the shapes that it answers with. */
export {
  defineCall,
  readAnswer,
  isChange,
  type AnswerOf,
  type BodyOf,
  type Call,
  type QueryOf,
} from './call'
export type { Pagination } from './pages'
export type { Option } from './shapes'
export { getProfile, type Profile } from './profile'
export {
  updateJobInfo,
  updateProfessionInfo,
  updateProfile,
  updateProfileImage,
  type JobInfoBody,
  type ProfessionInfoBody,
  type ProfileBody,
} from './profile-saves'
export { getCountries, getIndustries, getLanguages, getProfessions, getSkills } from './lookups'
export { bookmarkCourse, bookmarkJob } from './bookmarks'
export {
  getSavedCourses,
  getSavedJobs,
  type SavedCourse,
  type SavedFilter,
  type SavedJob,
} from './saved'
export { getViewedCompanies, type ViewedCompany } from './companies'
export { uploadResume } from './resume-upload'
export { applyForJob, type ApplicationBody } from './apply'
export { getPreferenceOptions, getPreferences, updatePreferences } from './preferences'
export { changePassword, logout, type PasswordBody } from './account'
export {
  createCompany,
  getCompanyCategories,
  getCompanyCountries,
  getCompanyProfile,
  getCompanyTypes,
  updateCompanyProfile,
  uploadEditorImage,
  type CompanyProfile,
  type CompanyProfileBody,
} from './company-profile'
export {
  getProducts,
  getServices,
  type ProductQuery,
  type ProductRow,
  type ServiceQuery,
  type ServiceRow,
} from './company-lists'
export { deleteProduct, toggleProduct } from './products'
export {
  createProduct,
  deleteProductImage,
  getProduct,
  updateProduct,
  type Product,
  type ProductBody,
} from './product-form'
export { getCategories, getMethods, getProductTags, getSubCategories } from './product-choices'
export { getProductCategories, getProductSubCategories } from './product-options'
export {
  createService,
  getService,
  updateService,
  type Service,
  type ServiceBody,
} from './service-form'
export { deleteService, toggleService } from './services'
export { exportList } from './export'
export { sendGuideEnquiry, type GuideEnquiryAnswer, type GuideEnquiryBody } from './guides'

/** All that a widget may import from the kernel. */
export { choice, flag, json, number, required, text, type Attribute } from './attributes'
export { getConfig } from './config'
export * from './contract'
export { formatDate } from './dates'
export { defineWidget, type WidgetDefinition } from './element'
export { ApiError } from './error'
export { navigate } from './navigate'
export { ProfileFailure, ProfileSection } from './profile-section'
export { query, type Query, type QueryState } from './query'
export { $countries, $industries, $languages, $professions, $skills } from './stores/lookups'
export { setBookmark } from './stores/bookmarks'
export { $latestProfile, $profile, takeProfile } from './stores/profile'
export {
  refetchSaved,
  savedList,
  takeSaved,
  type SavedItem,
  type SavedKind,
  type SavedRows,
} from './stores/saved'
export { $user, type User } from './stores/session'
export { $viewedCompanies, takeViewedCompanies } from './stores/viewed'
export { count, fill, texts } from './texts'
export { Avatar, Logo } from './ui/avatar'
export { Button, LinkButton, MoreLink } from './ui/button'
export { Card, Facts, Surface } from './ui/card'
export { Badge, Chips } from './ui/chips'
export { Dialog } from './ui/dialog'
export { Empty, Failure } from './ui/empty'
export { useHost, useMethods, useStyles, type Host } from './ui/host'
export { arrow, check, chevronDown, cross, dots, done, Icon, pencil } from './ui/icons'
export { Menu } from './ui/menu'
export type { MenuItem } from './ui/menu-entry'
export type { MenuContent } from './ui/menu-list'
export { Notice } from './ui/notice'
export { Select } from './ui/select'
export { SkeletonLines, SkeletonRows } from './ui/skeleton'
export { toast } from './ui/toast'
export { useDialogTag } from './use-dialog-tag'
export { useQuery } from './use-query'
export { useStore } from './use-store'

/** The schema is generated from the shop's openapi.json: the same leaves in the same order, below the envelope's `data`. */
export const hiveQueries: Record<string, string> = {
  'one product': `query BenchProduct($slug: queryInput_catalogue_goodsDetail_urls!) {
    catalogue_goodsDetail(urls: $slug) { data {
      goods_id goods_page_url part_number description package packaging stock minimum multiple lead_time_weeks brand_name
      prices { quantity unit_price } } } }`,
  'list of 20': `query BenchList($query: queryInput_catalogue_search_wd!) {
    catalogue_search(wd: $query, limit: "20", page: "1") { data { total list {
      goods_id goods_page_url part_number description stock
      manufacturer { id name slug } category { category_id category_name category_page_url }
      prices { quantity unit_price } } } } }`,
  'home page': `query BenchHome {
    site_seo(page: home) { data { title description } }
    catalogue_floorList { data { floor list { goods_id goods_page_url part_number brand_name stock } } }
    catalogue_categoryTree { data { category { category_id category_page_url category_name goods_count } } }
    catalogue_bannerList { data { title text link } }
    site_news(limit: "3", page: "1") { data { list { id slug title published_at } } }
    catalogue_categoryStat { data { part_count in_stock_count category_count manufacturer_count } }
    site_config { data { company_name contact_tel contact_email } }
    catalogue_manufacturers(limit: "20", page: "1") { data { list { id slug name } } }
  }`,
  'a person’s cart': `query BenchCart { cart_lists { data { list {
    cart_id cart_num selected
    goods { goods_id goods_page_url part_number brand_name stock minimum multiple } } } } }`,
}
